import type { FileReason } from './by-file.ts'

/**
 * Why changes live on in files of the groups whose goal is below 95 %, where nobody has to explain every single one.
 * One reason may be that of many files; each stands in one reason. `--survivors` shows what is to be looked at.
 */
export const FILE_REASONS: readonly FileReason[] = []
