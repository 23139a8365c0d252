import type { z } from 'astro/zod';
import type { forms } from '../../schemas/forms';

type FormTexts = z.infer<typeof forms>;

/** The words of each form, as they stand in content/forms.yaml. */
export type ContactTexts = FormTexts['contact'];
export type NewsletterTexts = FormTexts['newsletter'];
export type LeadTexts = FormTexts['lead'];
