import { csvFile } from '@/store/csv-file';
import type { JobsFile } from '@/store/jobs-file';
import { jsonFile } from '@/store/json-file';
import type { FileKind } from './export-file-name';

/** The file formats for exporting jobs. */
export const jobFiles: Record<FileKind, JobsFile> = { csv: csvFile, json: jsonFile };
