import { describe, expect, it } from 'vitest';
import { markdownOf } from './markdown-page.ts';
import { pageOf } from './testing/page.ts';

describe('markdownOf', () => {
	it('gives title, description and address, then the text from the main heading on', () => {
		const breadcrumb = '<nav><a href="/site/">Home</a></nav><p>Way here</p>';
		expect(markdownOf(pageOf(`${breadcrumb}<section><h1>Prices</h1><p>Fair.</p></section>`))).toBe(`---
title: Prices & days
description: "What it costs: all of it"
url: https://www.example.com/site/prices
---

# Prices

Fair.
`);
	});

	it('takes the article alone where that is the page, with its date', () => {
		const date = '<time datetime="2026-03-12T05:00:00.000Z">12 March 2026</time>';
		const post = `<article><a href="/site/blog">Blog</a><h1>Prices</h1><p>${date}</p></article><aside><h2>Contact</h2></aside>`;
		expect(markdownOf(pageOf(post))).toMatch(/date: 2026-03-12T05:00:00\.000Z\n---\n\n# Prices\n\n12 March 2026\n$/);
	});

	it('gives nothing for a page that announces none', () => {
		const head = '<title>Lost</title><link rel="canonical" href="https://www.example.com/">';
		expect(markdownOf(pageOf('<h1>text/markdown</h1>', head))).toBeUndefined();
	});

	it('gives the words of a text that is nested too deep to be laid out', () => {
		const deep = `${'<div><blockquote>'.repeat(5000)}Down here${'</blockquote></div>'.repeat(5000)}`;
		expect(markdownOf(pageOf(`<h1>Prices</h1><p>Words</p>${deep}`))).toContain('Prices Words Down here');
	});
});
