import { csvFile } from '@/store/files/csv-file';
import type { JobsFile } from '@/store/files/jobs-file';
import { jsonFile } from '@/store/files/json-file';
import type { FileKind } from '@/ui/data/export-file-name';

/** The file formats for exporting jobs. */
export const jobFiles: Record<FileKind, JobsFile> = { csv: csvFile, json: jsonFile };
