import { testShown } from '#testing/clean.ts';

const watch = 'https://www.youtube.com/watch?v=abc_-123';
const film = (address: string, name = 'Video on YouTube') =>
	`<p><a href="${address.replaceAll('&', '&amp;')}">${name}</a></p>`;

testShown({
	'CKEditor with a preview': [
		'<div data-oembed-url="https://youtu.be/abc_-123"><div><iframe src="https://www.youtube.com/embed/abc_-123"></iframe></div></div>',
		film(watch),
	],
	'a frame that waits': ['<iframe src="about:blank" data-src="//m.youtube.com/embed/abc_-123/"></iframe>', film(watch)],
	'a player without cookies, with its title': [
		'<iframe src="https://www.youtube-nocookie.com/embed/abc_-123?start=5" title="A tour"></iframe>',
		film(`${watch}&t=5`, 'Video on YouTube: A tour'),
	],
	'the title of a player': [
		'<iframe src="https://www.youtube.com/shorts/abc_-123" title="YouTube video player"></iframe>',
		film(watch),
	],
	'a playlist': [
		'<iframe src="https://www.youtube.com/embed/videoseries?list=PL1"></iframe>',
		film('https://www.youtube.com/playlist?list=PL1', 'Playlist on YouTube'),
	],
	'a live channel': [
		'<iframe src="https://www.youtube.com/embed/live_stream?channel=UC1"></iframe>',
		film('https://www.youtube.com/channel/UC1/live', 'Live on YouTube'),
	],
	'a lazy player': ['<lite-youtube videoid="abc_-123"></lite-youtube>', film(watch)],
	'an unlisted film': [
		'<iframe src="https://player.vimeo.com/video/4321?h=a1b2&dnt=1"></iframe>',
		film('https://vimeo.com/4321/a1b2', 'Video on Vimeo'),
	],
	'a place, as Google writes it today': [
		'<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!2d72.8!3d21.2!1s0x3b%3A0x1!2sRing%20Road!5e0"></iframe>',
		film('https://www.google.com/maps/search/?api=1&query=Ring%20Road', 'Map'),
	],
	'a street': [
		'<iframe src="https://www.google.com/maps/embed?pb=!4v1!6m8!1m7!1sabc!2m2!1d21.1!2d72.8!3f120"></iframe>',
		film('https://www.google.com/maps/search/?api=1&query=21.1%2C72.8', 'Map'),
	],
	'a point': [
		'<iframe src="https://www.google.com/maps/embed?pb=!1m14!2d72.8!3d21.2"></iframe>',
		film('https://www.google.com/maps/search/?api=1&query=21.2%2C72.8', 'Map'),
	],
	'an old map': [
		'<iframe src="https://maps.google.com/maps?q=Surat&output=embed"></iframe>',
		film('https://www.google.com/maps/search/?api=1&query=Surat', 'Map'),
	],
	'a document': [
		'<object data="https://example.com/a.pdf"><embed src="https://example.com/a.pdf"></object>',
		film('https://example.com/a.pdf', 'File: a.pdf'),
	],
	'a chart': [
		'<iframe src="https://charts.example/1/" title="Sales" style="width: 0; min-width: 100% !important" height="400"></iframe>',
		film('https://charts.example/1/', 'Embedded page: charts.example: Sales'),
	],
	'sound with a name': [
		'<iframe src="https://open.spotify.com/embed/episode/1" title="Spotify Embed: Weaving Talks"></iframe>',
		film('https://open.spotify.com/embed/episode/1', 'Embedded page: open.spotify.com: Spotify Embed: Weaving Talks'),
	],
	'an entry of a network': [
		'<div class="fb-post" data-href="https://www.facebook.com/a/posts/1"></div>',
		film('https://www.facebook.com/a/posts/1', 'Embedded page: facebook.com'),
	],
	'a film of the backend': [
		'<video controls title="The loom"><source src="/films/a.mp4">old</video>',
		film('https://backend.example/films/a.mp4', 'Video file: The loom'),
	],
	'an address with a caption in it': [
		'<figure><oembed url="https://youtu.be/abc_-123"/><figcaption>Tour</figcaption></figure>',
		`<figure>${film(watch)}<figcaption>Tour</figcaption></figure>`,
	],
	'a film in a link': [
		'<a href="/a.mp4"><video src="/a.mp4"></video></a>',
		film('https://backend.example/a.mp4', 'Video file'),
	],
	'sound, in a line': [
		'<p>Hear <audio src="http://a.example/b.mp3"></audio></p>',
		'<p>Hear <a href="https://a.example/b.mp3">Sound file</a></p>',
	],
	'WordPress without its player': [
		'<figure><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abc_-123\n</div></figure>',
		`<figure>${film(watch)}</figure>`,
	],
	'the film among the parameters of a player': [
		'<object><param name="wmode" value="transparent"><param value=" https://youtu.be/abc_-123 "></object>',
		film(watch),
	],
	'a film in a link with words': [
		'<a href="/b">See <video src="/a.mp4"></video></a>',
		'<a href="/site/b">See Video file</a>',
	],
	'WordPress with its player': [
		'<div class="wp-block-embed__wrapper"><iframe src="https://youtu.be/abc_-123" title=" A tour "></iframe></div>',
		`<div>${film(watch, 'Video on YouTube: A tour')}</div>`,
	],
	'words that hold an address': [
		'<div class="wp-block-embed__wrapper">at https://youtu.be/a</div>',
		'<div>at https://youtu.be/a</div>',
	],
	'a frame without an address': ['<iframe srcdoc="x"></iframe>', ''],
	'a film whose title is a long number': [
		`<iframe src="https://youtu.be/abc_-123" title="${'1'.repeat(50_000)}x"></iframe>`,
		film(watch, `Video on YouTube: ${'1'.repeat(50_000)}x`),
	],
	'a film at a long number': [
		`<iframe src="https://vimeo.com/${'1'.repeat(100_000)}"></iframe>`,
		film(`https://vimeo.com/${'1'.repeat(100_000)}`, 'Video on Vimeo'),
	],
	'a frame that counts': [
		'<noscript><iframe src="https://www.googletagmanager.com/ns.html" height="0" width="0"></iframe></noscript>',
		'',
	],
});
