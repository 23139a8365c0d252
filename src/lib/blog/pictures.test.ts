import { testShown } from '#testing/clean.ts';

const real = 'https://a.example/a.jpg';
const picture = `<img src="${real}" alt="The hall">`;
const placeholder = 'src="data:image/gif;base64,R0lGODlhAQAB"';
testShown({
	'a lazy one by data-src': [`<img ${placeholder} data-src="${real}" alt="The hall">`, picture],
	'a lazy one by data-original': [`<img ${placeholder} data-original="${real}" alt="The hall">`, picture],
	'a lazy one by data-lazy-src': [`<img ${placeholder} data-lazy-src="${real}" alt="The hall">`, picture],
	'one with a srcset alone': [
		`<img srcset="https://a.example/s.jpg 320w, ${real} 1280w" alt="The hall">`,
		picture.replace(/ (src=.*) (alt=.*)>/, ' $2 $1>'),
	],
	'one with sources alone': [
		`<picture><source srcset="${real} 2x, https://a.example/s.jpg"><img ${placeholder} alt="The hall"></picture>`,
		picture,
	],
	'one in a noscript, beside its placeholder': [
		`<img ${placeholder} alt="The hall"><noscript><img src="${real}" alt="The hall"></noscript>`,
		picture,
	],
	'one in a noscript, and again': [`${picture}<noscript>${picture}</noscript>`, picture],
	'one in a noscript, far from a film': [
		`<video><source src="/a.mp4"></video><p>a</p><noscript>${picture}</noscript>`,
		`<p><a href="https://backend.example/a.mp4">Video file</a></p><p>a</p>${picture}`,
	],
	'one of http': [
		'<img src="http://a.example/a.jpg" alt="The hall" width="640" height="50%">',
		'<img src="https://a.example/a.jpg" alt="The hall" width="640" height="50%">',
	],
	'one whose text looks like attributes': [
		'<img alt="The style = one on=off" src="https://a.example/a.jpg">',
		'<img alt="The style = one on=off" src="https://a.example/a.jpg">',
	],
	'one of the backend': ['<img src="../a.png">', '<img src="https://backend.example/api/a.png" alt="">'],
	'WordPress: an emoji': [
		'<p>Open <img src="https://s.w.org/1f389.png" alt="🎉" class="wp-smiley">.</p>',
		'<p>Open 🎉.</p>',
	],
	'Gmail: an emoji': ['<img data-emoji="🎉" src="https://a.example/e.png">', '🎉'],
	'GitHub: an emoji': ['<img class="emoji" alt=":ship:" src="https://a.example/s.png">', ':ship:'],
	'flags and keycaps': [
		'<img alt="🇮🇳" src="x"><img alt="1️⃣" src="x"><img alt="12" src="x">',
		'🇮🇳1️⃣<img alt="12" src="https://backend.example/api/blogs/x">',
	],
	'a photograph with a sign for its text': [
		'<img alt="🎉" src="https://a.example/a.jpg" width="640">',
		'<img alt="🎉" src="https://a.example/a.jpg" width="640">',
	],
	'one whose style names the back of its face': [
		`<img src="${real}" alt="The hall" style="backface-visibility:hidden" data-lazy="true">`,
		picture,
	],
	'one whose text is long': [
		`<img alt="${'🎉'.repeat(50_000)}a" src="${real}">`,
		`<img alt="${'🎉'.repeat(50_000)}a" src="${real}">`,
	],
	'ten pixels wide, one of a hundred, and one beside nothing': [
		`<img src="${real}" alt="" width="10"><img alt="🎉" src="${real}" width="100"><div><noscript>${picture}</noscript></div>`,
		`<img src="${real}" alt="" width="10"><img alt="🎉" src="${real}" width="100"><div>${picture}</div>`,
	],
	'a caption for two, of which one is pasted': [
		`<figure>${picture}<img ${placeholder}><figcaption>Halls</figcaption></figure>`,
		`<figure>${picture}<figcaption>Halls</figcaption></figure>`,
	],
	'hidden ones': [
		`<img src="${real}" width=" 1px " height="90"><img src="${real}" style="visibility:hidden"><img src="${real}" hidden>`,
		'',
	],
	counters: [
		'<img src="https://a.example/c" width="1" height="1"><img src="https://a.example/c" style="display:none"><img src="https://medium.com/_/stat?e=1">',
		'',
	],
	'one that is pasted, with its caption': [
		`<figure><img ${placeholder}><figcaption>The hall</figcaption></figure>`,
		'<p>The hall</p>',
	],
	'one that is pasted, with its text': [
		`<figure><img ${placeholder} alt="The hall"><figcaption>In March</figcaption></figure>`,
		'<p>The hall</p>',
	],
});
