import { testShown } from '#testing/clean.ts';

const DONE = '<span role="img" aria-label="Done">☑</span> ';
const OPEN = '<span role="img" aria-label="Open">☐</span> ';
const tasks = `<ul><li>${DONE}Signed</li><li>${OPEN}Paid</li></ul>`;
const loose = `<ul><li><p>${DONE}Signed</p></li><li><p>${OPEN}Paid</p></li></ul>`;

testShown({
	'Quill 2: bullets, levels, and numbers that go on after a bullet': [
		'<ol><li data-list="ordered">a</li><li data-list="ordered" class="ql-indent-1"><span class="ql-ui"></span>b</li><li data-list="bullet" class="ql-indent-2">c</li><li data-list="bullet">d</li><li data-list="ordered">e</li></ol>',
		'<ol><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li></ol><ul><li>d</li></ul><ol start="2"><li>e</li></ol>',
	],
	'Quill 1: levels': [
		'<ul><li>a</li><li class="ql-indent-1">b</li><li>c</li></ul>',
		'<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
	],
	'Quill 2: a level below each of two kinds': [
		'<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li><li data-list="ordered" class="ql-indent-1">d</li></ol>',
		'<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c<ol><li>d</li></ol></li></ol>',
	],
	'an indent without an item above it': [
		'<ol><li data-list="bullet" class="ql-indent-3">a</li></ol>',
		'<ul><li>a</li></ul>',
	],
	'Google Docs: a list beside its item': [
		'<ul><li>a</li><ul><li>b</li></ul></ul>',
		'<ul><li>a<ul><li>b</li></ul></li></ul>',
	],
	'Quill 1: bullets below a number': [
		'<ol><li>a</li></ol><ul><li class="ql-indent-1">b</li><li class="ql-indent-1">c</li></ul><ol><li>d</li></ol>',
		'<ol><li>a<ul><li>b</li><li>c</li></ul></li></ol><ol><li>d</li></ol>',
	],
	'Lexical: a list in an item of its own': [
		'<ol><li value="1">a</li><li value="2"><ul><li>b</li></ul></li><li value="2">c</li></ol>',
		'<ol><li value="1">a<ul><li>b</li></ul></li><li value="2">c</li></ol>',
	],
	'TinyMCE: a list in an item of its own, with line breaks': [
		'<ol>\n<li>a</li>\n<li>\n<ul><li>b</li></ul>\n</li>\n<li>c</li></ol>',
		'<ol>\n<li>a<ul><li>b</li></ul></li>\n\n\n\n<li>c</li></ol>',
	],
	'TipTap: a checklist with line breaks': [
		'<ul><li data-checked="true">\n<label><input type="checkbox"></label>\n<div><p>Signed</p></div></li></ul>',
		`<ul><li>\n\n<div><p>${DONE}Signed</p></div></li></ul>`,
	],
	'Word for the web: a list for each item': [
		'<div class="ListContainerWrapper"><ol start="3"><li data-aria-level="1">a</li></ol></div><div class="ListContainerWrapper"><ol start="1"><li data-aria-level="2">b</li></ol></div>',
		'<ol start="3"><li>a<ol><li>b</li></ol></li></ol>',
	],
	'TinyMCE: a checklist': [
		'<ul class="tox-checklist"><li class="tox-checklist--checked">Signed</li><li>Paid</li></ul>',
		tasks,
	],
	'Toast UI: a checklist': [
		'<ul><li class="task-list-item checked" data-task="true" data-task-checked="true">Signed</li><li class="task-list-item" data-task="true">Paid</li></ul>',
		tasks,
	],
	'Google Docs: a checklist': [
		'<ul><li role="checkbox" aria-checked="true"><img src="data:," alt="checked" aria-roledescription="checkbox"><p>Signed</p></li><li role="checkbox" aria-checked="false"><img src="data:," alt="unchecked" aria-roledescription="checkbox"><p>Paid</p></li></ul>',
		loose,
	],
	'Quill 2: a checklist': ['<ol><li data-list="checked">Signed</li><li data-list="unchecked">Paid</li></ol>', tasks],
	'Quill 1: a checklist': [
		'<ul data-checked="true"><li>Signed</li></ul><ul data-checked="false"><li>Paid</li></ul>',
		tasks.replace('</li><li>', '</li></ul><ul><li>'),
	],
	'TipTap: a checklist': [
		'<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked><span></span></label><div><p>Signed</p></div></li><li data-checked="false"><label><input type="checkbox"><span></span></label><div><p>Paid</p></div></li></ul>',
		loose.replaceAll(/<p>(.*?)<\/p>/g, '<div><p>$1</p></div>'),
	],
	'GitHub: a checklist': [
		'<ul><li class="task-list-item"><input type="checkbox" checked disabled>Signed</li><li><input type="checkbox">Paid</li></ul>',
		tasks,
	],
	'GitHub: a checklist of paragraphs': [
		'<ul><li><p><input type="checkbox" checked>Signed</p></li><li><p><input type="checkbox">Paid</p></li></ul>',
		loose,
	],
	'CKEditor: a checklist': [
		'<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled checked><span class="todo-list__label__description">Signed</span></label></li><li><label><input type="checkbox" disabled><span>Paid</span></label></li></ul>',
		tasks,
	],
	'Lexical: a checklist': [
		'<ul><li role="checkbox" aria-checked="true">Signed</li><li role="checkbox" aria-checked="false">Paid</li></ul>',
		tasks,
	],
});
