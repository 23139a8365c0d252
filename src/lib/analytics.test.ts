import { expect, it } from 'vitest';
import { analyticsAttributes } from './analytics.ts';
import settings from './analytics.test.json' with { type: 'json' };

it.each(settings.trackers)('writes the attributes of $name', ({ json, expected }) =>
	expect(analyticsAttributes(json)).toEqual(expected),
);

it.each(settings.invalid)('stops the build and says what to write if the setting is %s', (json) =>
	expect(() => analyticsAttributes(json)).toThrow(
		/^PUBLIC_ANALYTICS_ATTRIBUTES is not valid: .*\nWrite a JSON.*"website-id"/,
	),
);
