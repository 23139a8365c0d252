/** One tool with its logo. */
export interface Tool {
	name: string;
	/** Address of the logo. */
	logo: string;
	/** The tool's own site. */
	link: string;
}

export interface ToolLinkProps extends Tool {
	/** Read out behind the name. */
	newTab: string;
}

/** A link to a tool's own site, in a new tab. */
export function ToolLink({ name, logo, link, newTab }: ToolLinkProps) {
	return (
		<a className="tool" href={link} target="_blank" rel="noopener">
			<img src={logo} alt="" width={40} height={40} loading="lazy" decoding="async" />
			<span>
				{name} <span className="visually-hidden">{newTab}</span>
			</span>
		</a>
	);
}
