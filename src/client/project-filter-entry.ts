import { ProjectFilter } from './project-filter.ts';

// The entry of the file that `filter-on-intent.ts` loads: a worker's bundle exports nothing, so this one acts by itself.
customElements.define('project-filter', ProjectFilter);
