import { envField } from 'astro/config';
import { allSettings, type Setting } from './settings-table.ts';

/** Returns a setting's field in Astro's schema. */
function fieldOf({ type, seenBy, default: value }: Setting) {
	const context = seenBy === 'browser' ? ('client' as const) : ('server' as const);
	const access = 'public' as const;
	const kind = value === undefined ? { optional: true as const } : { default: value };
	if (type === 'switch') return envField.enum({ context, access, values: ['1'], optional: true });
	const url = type.endsWith('address') || type === 'origin';
	return envField.string({ context, access, ...(url && { url }), ...kind });
}

/** Returns Astro's `env.schema`. */
export const envSchema = () => Object.fromEntries(allSettings.map((setting) => [setting.name, fieldOf(setting)]));
