/** The icon of each kind of social link in `content/site.yaml`; the reviews directory has a seal. */
export const socialIcons = {
	youtube: 'ph:youtube-logo',
	linkedin: 'ph:linkedin-logo',
	facebook: 'ph:facebook-logo',
	instagram: 'ph:instagram-logo',
	clutch: 'ph:seal-check',
} as const;
