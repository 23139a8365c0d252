import { describe, expect, it } from 'vitest';
import { listOfRecords, oneRecord } from './collections.ts';
import { contentOf, listOf, services } from './testing/content.ts';

const site = contentOf(oneRecord.site);
const forms = contentOf(oneRecord.forms);
const home = contentOf(oneRecord.homePage);
const overview = contentOf(oneRecord.servicesPage);
const contact = contentOf(oneRecord.contactPage);
const blog = contentOf(oneRecord.blogPage);
const landing = contentOf(oneRecord.landingPage);
const fallback = contentOf(oneRecord.fallbackPage);
const process = contentOf(oneRecord.processPage);

describe('the texts that the specification quotes', () => {
	it.each([
		['the tagline', site.tagline, 'Bringing Visions to Digital Life.'],
		['the promise', site.promise, 'Driving Growth Through Tailored Digital Solutions.'],
		['the shared banner', site.banner.title, 'Have a Project in Mind?'],
		['its button', site.banner.button, 'Contact Us Now'],
		['the business hours', site.hours.label, 'Monday-Saturday 9:00 AM-7:00 PM'],
		['the chat bubble', site.chat.label, 'Have questions? Chat with us now!'],
		['Home, who we are', home.about.title, 'Who we are'],
		['Home, clients', home.clients.title, 'Our Valued Clients'],
		['Home, technologies', home.technologies.title, 'Technologies We Utilise'],
		['Home, testimonials', home.stories.title, 'Success Stories'],
		['Home, the end of the testimonials', home.stories.closing, "Now that's what I call amazing!"],
		['Our Process', process.hero.title, 'Our Process'],
		['Our Process, specialities', process.specialize.title, 'We Specialize In'],
		['the services overview', overview.hero.title, 'Transformative Tech Solutions'],
		['the services overview, expertise', overview.expertise.title, 'Our Development Expertise'],
		['the services overview, a card', overview.cardLink, 'Explore Solutions'],
		['the services overview, the end', overview.closing.title, 'Ready to Revolutionize Your Tech Stack?'],
		['the services overview, the last button', overview.closing.button.label, 'Start Your Project Now'],
		['Contact, the form', contact.form.title, 'Send Us a Message'],
		['Contact, by e-mail', contact.banner.email, 'Email Us Now'],
		['Contact, by phone', contact.banner.call, 'Call Us Now'],
		['the blog', blog.hero.title, 'Our Blogs'],
		['the blog, an empty list', blog.loading, 'Loading blogs...'],
		['the blog, a date', blog.publishedOn, 'Published on:'],
		['the blog, a card', blog.readMore, 'Read More →'],
		['a post, the contact form', blog.post.contactTitle, 'Contact Us'],
		['a post, the first newsletter box', blog.post.subscribeTitle, 'Subscribe for Updates'],
		['a post, the social links', blog.post.followTitle, 'Follow Us'],
		['a post, the last newsletter box', blog.post.bottomTitle, 'Like what you read?'],
		['the landing page, its button', landing.hero.button, 'Get Free Quote'],
		['the landing page, pictures', landing.work.title, 'Our Work'],
		['the fallback screen', fallback.title, 'Unexpected Application Error!'],
		['the fallback screen at an unknown address', fallback.notFound, '404 Not Found'],
	])('stand word by word: %s', (_name, found, quoted) => {
		expect(found).toBe(quoted);
	});

	it.each([
		['contact, button', forms.contact.submit, 'Submit'],
		['contact, while it is sent', forms.contact.sending, 'Sending...'],
		['contact, wrong address', forms.contact.invalidEmail, 'Please enter a valid email address.'],
		['contact, failure', forms.contact.failure, 'Something went wrong. Please try again.'],
		['contact, success', forms.contact.success, 'Thank you! Our team will get back to you as soon as possible.'],
		['newsletter, input', forms.newsletter.email.placeholder, 'Your email'],
		['newsletter, button', forms.newsletter.submit, 'Subscribe'],
		['newsletter, failure', forms.newsletter.failure, 'Subscription failed'],
		['lead, empty option', forms.lead.businessType.placeholder, 'Select Business Type'],
		['lead, while it is sent', forms.lead.sending, 'Sending...'],
		['lead, success', forms.lead.success, forms.contact.success],
	])('stand word by word in the forms: %s', (_name, found, quoted) => {
		expect(found).toBe(quoted);
	});

	it('has the three labels of the hero and the options of the lead form', () => {
		expect(home.hero.labels).toEqual(['Expertise', 'Innovation', 'Solutions']);
		expect(forms.lead.businessTypes).toEqual(['Retail', 'Service', 'Startup']);
	});

	it('has the chips in their order', () => {
		expect(contentOf(oneRecord.portfolioPage).chips).toEqual([
			'E-commerce',
			'Ai-Editors',
			'Games',
			'International Apps',
			'Finance',
			'Websites',
			'OTT Platforms',
			'Computer Vision',
			'Project Tracking',
			'Health & Fitness',
		]);
	});
});

describe('the facts of the specification', () => {
	it('has the figures of the home page', () => {
		expect(home.about.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
			'100% client satisfaction',
			'98% success rating',
			'15+ projects complete',
		]);
	});

	it.each([
		['app-development', '50+ apps delivered'],
		['web-development', '85%+ client retention'],
		['video-editing', '200+ video projects'],
		['video-editing', '98% satisfaction'],
		['video-editing', '48h average turnaround'],
		['digital-marketing', '+150% average ROI'],
		['seo', '3X more qualified leads'],
	])('claims on the page of %s: %s', (slug, claim) => {
		const record = new Map(services()).get(slug);
		expect(record?.figures.map(({ value, label }) => `${value} ${label}`)).toContain(claim);
	});

	it('offers a design strategy session of 30 minutes', () => {
		const design = new Map(services()).get('ui-ux-design');
		expect(design?.closing.text).toContain('30-minute design strategy session');
	});

	it('says the same hours to visitors and to search engines', () => {
		expect(site.hours).toMatchObject({
			days: [1, 2, 3, 4, 5, 6],
			opens: '09:00',
			closes: '19:00',
			timeZone: 'Asia/Kolkata',
		});
	});

	it('promises on the landing page what the specification promises', () => {
		expect(landing.hero.title).toContain('20 business days');
		const points = ['No hidden fees', 'Free 1-year domain', 'Mobile friendly', 'SEO ready'];
		expect(landing.hero.points).toEqual(points);
	});

	it('speaks on the overview of the transformation, full-stack development, AI and a free consultation', () => {
		const words = JSON.stringify(overview.hero).toLowerCase();
		const quoted = ['accelerating digital transformation', 'full-stack development', 'ai-powered solutions'];
		for (const quote of [...quoted, 'schedule a free tech consultation']) expect(words).toContain(quote);
		expect(overview.closing.button.href).toBe('/contactus');
	});

	it.each([
		[0, 'services'],
		[1, 'within 24 hours on business days'],
		[2, '30 minutes, free of charge'],
	])('answers on the contact page, question %i: %s', (index, words) => {
		const { question = '', answer = '' } = listOf(listOfRecords.contactFaqs)[index] ?? {};
		expect(`${question} ${answer}`.toLowerCase()).toContain(words);
	});

	it('has the five social links', () => {
		const kinds = ['youtube', 'linkedin', 'facebook', 'instagram', 'clutch'];
		expect(site.socials.map(({ kind }) => kind)).toEqual(kinds);
	});

	it('places the projects in India and around the globe, one of them in Dubai; some can be opened', () => {
		const projects = listOf(listOfRecords.projects);
		expect(new Set(projects.map(({ location }) => location))).toEqual(new Set(['India', 'Global', 'Dubai']));
		expect(projects.filter(({ location }) => location === 'Dubai')).toHaveLength(1);
		const linked = projects.filter(({ link }) => link !== undefined).length;
		expect(linked).toBeGreaterThan(0);
		expect(linked).toBeLessThan(projects.length);
	});
});
