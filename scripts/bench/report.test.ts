import { expect, it } from 'vitest';
import { measurements, verdicts } from './report.ts';
import { results, run } from './testing/results.ts';

it('prints each build with what it took in all and a post', () => {
	expect(measurements(results()).split('\n')).toEqual([
		'                          on the     on the  per post,  per post,     peak',
		'                           clock  processor      clock  processor   memory',
		'------------------------  ------  ---------  ---------  ---------  -------',
		'The site, no posts         5.0 s      5.0 s                        1000 MB',
		'The site, 1,000 posts     12.0 s     12.0 s    7.00 ms    7.00 ms  1200 MB',
		'The site, 10,000 posts    85.0 s     85.0 s    8.00 ms    8.00 ms  1200 MB',
		'  of it sanitising        10.0 s     10.0 s    1.00 ms    1.00 ms',
		'  of it Markdown          20.0 s     20.0 s    2.00 ms    2.00 ms',
		'Bare Astro, no pages       1.0 s      1.0 s                         300 MB',
		'Bare Astro, 10,000 pages  21.0 s     21.0 s    2.00 ms    2.00 ms   500 MB',
	]);
});

it('says of each target whether it is reached', () => {
	expect(verdicts(results({ bare: run(10_000, 2) })).split('\n')).toEqual([
		expect.stringMatching(/^reached {2}A post takes 1\.14 times/),
		expect.stringMatching(/^reached {2}At most 1\.20 GB/),
		expect.stringMatching(/^MISSED {3}Without sanitising and Markdown, a post takes 50\.0 times/),
	]);
});
