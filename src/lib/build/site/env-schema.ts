import { envField } from 'astro/config';
import { allSettings, type Setting, type SettingName } from './settings-table.ts';

/** Returns a setting's field in Astro's schema. */
function fieldOf({ type, seenBy, default: usual }: Setting, given: string | undefined) {
	const context = seenBy === 'browser' ? ('client' as const) : ('server' as const);
	const access = 'public' as const;
	const value = given ?? usual;
	const kind = value === undefined ? { optional: true as const } : { default: value };
	if (type === 'switch') return envField.enum({ context, access, values: ['1'], optional: true });
	const url = type.endsWith('address') || type === 'origin';
	return envField.string({ context, access, ...(url && { url }), ...kind });
}

/** Returns Astro's `env.schema`. @param defaults values that are known only during the build, such as the date. */
export const envSchema = (defaults: Partial<Record<SettingName, string>>) =>
	Object.fromEntries(allSettings.map((setting) => [setting.name, fieldOf(setting, defaults[setting.name])]));
