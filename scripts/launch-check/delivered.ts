/**
 * Names and addresses of `content/` as it was delivered that belong to nobody: clients, partners and products were
 * invented. A site that goes live shows none of them, whatever its records say.
 */
export const inventedNames: readonly string[] = [
	...['Reshmika Looms', 'Heerakani Stones', 'Chowkline Retail', 'Sanjivika Clinics', 'Tapi Tiffin', 'Kasabdor Mills'],
	...['Chakrivolt', 'Gurukosh Learning', 'Meghdhara Cloud', 'Paisapath Payments', 'Chitrafalak Studio'],
	...['Ankaksha Analytics', 'Sutradock Logistics', 'Zarikart', 'Reelkatar', 'Patang Panga', 'Khaatalekh', 'Berthwise'],
	...['Natakbox', 'Karatscan', 'Taanavaana', 'Saansfit', 'Example House', 'Sample Street'],
];

/** What the invented clients are quoted with, by the beginning of each quotation. */
export const inventedQuotes: readonly string[] = [
	'They asked why we needed the app before they asked',
	'Our buyers abroad used to ask for swatches by courier',
	'Every Friday there was something we could open and try',
	'We sent photographs and price lists on a Monday',
	'The price in the first e-mail was the price on the invoice',
	'Parents read it on their phones, so it was designed',
	'They rewrote our product pages with us, line by line',
];

/** The phone number as it was delivered, without the code of its country. Other numbers with 555 may be real. */
export const inventedNumber = '2615550100';
