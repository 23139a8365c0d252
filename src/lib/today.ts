import { todayIn, type OfficeDay } from './dates';
import { record } from './content';

/** Returns the day of the build in the office's time zone. */
export async function today(): Promise<OfficeDay> {
	return todayIn((await record('site')).hours.timeZone);
}
