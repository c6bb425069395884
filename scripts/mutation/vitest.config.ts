import { statSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { groupOf } from './groups.ts'
import { warmThreads } from './warm-threads.ts'

const root = join(import.meta.dirname, '../..')

/** Small files first: most mutants fall at the first test that meets them. */
class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sizes = new Map(files.map((file) => [file, statSync(file.moduleId).size]))
    return files.toSorted((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0))
  }
}

/** The node tests of one group, as a mutation run wants them: no projects, no browser, none that plays for seconds. */
export default defineConfig({
  root,
  // Within the sandbox: through node_modules it would be the unchanged package.
  resolve: { alias: [{ find: /^@bunko\/api-client$/, replacement: join(root, 'packages/api-client/src/index.ts') }] },
  plugins: [
    {
      name: 'warm-threads',
      // Stryker gives the pool on the command line, which counts for more than this file.
      configureVitest({ project }) {
        project.config.poolRunner = warmThreads
        Object.assign(project.config, { pool: warmThreads.name })
      },
    },
  ],
  test: {
    include: [...groupOf(process.env['MUTATION_GROUP']).tests],
    exclude: [
      '**/*{-property,.property,.long,.zone}.test.ts',
      '**/session-{mutants,stress}.test.ts',
      '**/openapi.test.ts',
    ],
    setupFiles: [join(import.meta.dirname, 'fresh.ts')],
    sequence: { sequencer: SmallFirst },
    testTimeout: 4000, // a promise that a change leaves open must not cost a minute
  },
})
