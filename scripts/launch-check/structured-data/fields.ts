import type {
	Blog,
	BlogPosting,
	BreadcrumbList,
	ContactPoint,
	CreativeWork,
	FAQPage,
	ItemList,
	ListItem,
	OpeningHoursSpecification,
	Organization,
	PostalAddress,
	ProfessionalService,
	Question,
	Answer,
	Service,
	WebPage,
	WebSite,
} from 'schema-dts';

/** What search engines say of a type, and what this site asks of it besides. */
export interface Fields {
	/** The page of Google's guide that documents it; none where results show nothing of the type. */
	guide?: string;
	/** Without these, results show nothing of it. */
	required?: readonly string[];
	/** These may be shown, where they apply. Fields for shops, restaurants and reviews of others do not. */
	recommended?: readonly string[];
	/** What the specification and this project ask for. */
	ours?: readonly string[];
	/** Why a recommended field may be missing. */
	reasons?: Readonly<Record<string, string | undefined>>;
}

type FieldOf<Type> = Type extends object ? keyof Type & string : never;

/** Fields that schema.org has for the type; another name is a type error. */
const fields = <Type>(entry: {
	guide?: string;
	required?: readonly FieldOf<Type>[];
	recommended?: readonly FieldOf<Type>[];
	ours?: readonly FieldOf<Type>[];
	reasons?: Partial<Record<FieldOf<Type>, string>>;
}): Fields => entry;

const unknown = 'not in content/site.yaml: a fact of the company';
const page = fields<WebPage>({ ours: ['name', 'url', 'description', 'isPartOf', 'about'] });

/**
 * The types that pages use, with their fields as Google documents them (developers.google.com/search/docs/appearance,
 * the guides named here). An entry of a list counts by the list that it is in.
 */
export const fieldsOf: Readonly<Record<string, Fields>> = {
	ProfessionalService: fields<ProfessionalService>({
		guide: 'structured-data/local-business',
		required: ['name', 'address'],
		recommended: [
			'url',
			'telephone',
			'openingHoursSpecification',
			'geo',
			'priceRange',
			'department',
			'logo',
			'description',
			'email',
			'contactPoint',
			'sameAs',
		],
		ours: ['url', 'telephone', 'email', 'image', 'sameAs'],
		reasons: {
			openingHoursSpecification: 'only the contact page shows the hours',
			geo: unknown,
			priceRange: 'no page states prices',
			department: 'the agency has one office',
		},
	}),
	Organization: fields<Organization>({
		guide: 'structured-data/organization',
		recommended: [
			'name',
			'url',
			'logo',
			'telephone',
			'email',
			'contactPoint',
			'description',
			'address',
			'sameAs',
			'alternateName',
			'legalName',
			'foundingDate',
			'numberOfEmployees',
			'taxID',
		],
		ours: ['name', 'url', 'email', 'telephone'],
		reasons: {
			description: 'the campaign page does not show it',
			address: 'the campaign page does not show it',
			sameAs: 'the campaign page does not show them',
			alternateName: 'the agency has one name',
			legalName: unknown,
			foundingDate: unknown,
			numberOfEmployees: unknown,
			taxID: unknown,
		},
	}),
	ContactPoint: fields<ContactPoint>({
		guide: 'structured-data/organization',
		recommended: ['telephone', 'email'],
		ours: ['contactType', 'telephone', 'email'],
	}),
	PostalAddress: fields<PostalAddress>({
		guide: 'structured-data/local-business',
		recommended: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
		ours: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
	}),
	OpeningHoursSpecification: fields<OpeningHoursSpecification>({
		guide: 'structured-data/local-business',
		recommended: ['dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough'],
		ours: ['dayOfWeek', 'opens', 'closes'],
		reasons: { validFrom: 'the hours hold all year', validThrough: 'the hours hold all year' },
	}),
	WebSite: fields<WebSite>({
		guide: 'site-names',
		required: ['name', 'url'],
		recommended: ['alternateName'],
		ours: ['publisher'],
		reasons: { alternateName: 'the agency has one name' },
	}),
	WebPage: page,
	AboutPage: page,
	ContactPage: page,
	CollectionPage: page,
	FAQPage: fields<FAQPage>({ guide: 'structured-data/faqpage', required: ['mainEntity'] }),
	Question: fields<Question>({ guide: 'structured-data/faqpage', required: ['name', 'acceptedAnswer'] }),
	Answer: fields<Answer>({ guide: 'structured-data/faqpage', required: ['text'] }),
	BreadcrumbList: fields<BreadcrumbList>({ guide: 'structured-data/breadcrumb', required: ['itemListElement'] }),
	'ListItem of BreadcrumbList': fields<ListItem>({
		guide: 'structured-data/breadcrumb',
		required: ['position', 'name', 'item'],
	}),
	ItemList: fields<ItemList>({ guide: 'structured-data/carousel', required: ['itemListElement'] }),
	'ListItem of ItemList': fields<ListItem>({ guide: 'structured-data/carousel', required: ['position', 'item'] }),
	CreativeWork: fields<CreativeWork>({ ours: ['name', 'description', 'creator'] }),
	Service: fields<Service>({ ours: ['name', 'description', 'url', 'provider'] }),
	Blog: fields<Blog>({ ours: ['name', 'url', 'publisher'] }),
	BlogPosting: fields<BlogPosting>({
		guide: 'structured-data/article',
		recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
		ours: ['headline', 'description', 'datePublished', 'author', 'publisher', 'url', 'mainEntityOfPage', 'isPartOf'],
		reasons: {
			image: 'the post has no picture',
			dateModified: 'the backend keeps no date of changes',
		},
	}),
};
