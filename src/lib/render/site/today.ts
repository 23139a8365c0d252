import { BUILD_DATE } from 'astro:env/server';
import { todayIn, type OfficeDay } from '../../shared/blog/dates';
import { record } from '../../content';

/** Returns the day of the build in the office's time zone. */
export async function today(): Promise<OfficeDay> {
	const { timeZone } = (await record('site')).hours;
	return BUILD_DATE ? { timeZone, day: BUILD_DATE } : todayIn(timeZone);
}
