import { writeFileSync } from 'node:fs'
import { openApi } from './openapi.ts'

// npm run openapi -- FILE; without a file the document goes to standard output.
const [file] = process.argv.slice(2)
const document = `${JSON.stringify(openApi(), null, 2)}\n`
if (file === undefined) process.stdout.write(document)
else writeFileSync(file, document)
