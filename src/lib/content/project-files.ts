import type { z } from 'astro/zod';
import { projectFolder } from '../../schemas/collections.ts';
import type { Project } from '../../schemas/project.ts';
import { readRecordFiles, type RecordFile } from './record-files.ts';
import { readYaml } from './yaml-record.ts';

/** The projects as they lie in `content/`. @param schema that of a project, or one that checks more. */
export function readProjectFiles(
	root: string,
	schema: z.ZodType<Project> = projectFolder.schema,
): RecordFile<Project>[] {
	return readRecordFiles(
		root,
		projectFolder.folder,
		(name) => name.endsWith('.yaml'),
		(file, source) => readYaml(file, source, schema),
	);
}
