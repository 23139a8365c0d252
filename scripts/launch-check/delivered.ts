/**
 * The invented clients, partners and products in the delivered `content/`. A live site must not show any of these
 * names, whether or not their records contain `placeholder: true`.
 */
export const inventedNames: readonly string[] = [
	...['Reshmika Looms', 'Heerakani Stones', 'Chowkline Retail', 'Sanjivika Clinics', 'Tapi Tiffin', 'Kasabdor Mills'],
	...['Chakrivolt', 'Gurukosh Learning', 'Meghdhara Cloud', 'Paisapath Payments', 'Chitrafalak Studio'],
	...['Ankaksha Analytics', 'Sutradock Logistics', 'Zarikart', 'Reelkatar', 'Patang Panga', 'Khaatalekh', 'Berthwise'],
	...['Natakbox', 'Karatscan', 'Taanavaana', 'Saansfit', 'Example House', 'Sample Street'],
];

/** The first words of the quotes from invented clients. */
export const inventedQuotes: readonly string[] = [
	'They asked why we needed the app before they asked',
	'Our buyers abroad used to ask for swatches by courier',
	'Every Friday there was something we could open and try',
	'We sent photographs and price lists on a Monday',
	'The price in the first e-mail was the price on the invoice',
	'Parents read our site on their phones, so it was designed',
	'They rewrote our product pages with us, line by line',
];

/** The phone number in the delivered content, without its country code. Other numbers that contain 555 may be real. */
export const inventedNumber = '2615550100';
