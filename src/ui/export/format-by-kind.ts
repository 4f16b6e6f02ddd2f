import { csvFile } from '@/store/files/csv-file';
import type { JobsFileFormat } from '@/store/files/jobs-file-format';
import { jsonFile } from '@/store/files/json-file';
import type { FileKind } from '@/ui/data/export-file-name';

/** The file formats for exporting jobs. */
export const formatByKind: Record<FileKind, JobsFileFormat> = { csv: csvFile, json: jsonFile };
