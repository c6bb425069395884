import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { reportCsv, reportText, type Report } from '../../lib/analytics/report.ts'
import { saveFile } from '../../lib/save-file.ts'
import { writeClipboard } from '../../lib/write-clipboard.ts'

/** What is on the screen, to be taken along. `fileName` has no ending. */
export const ReportActions = ({ report, fileName }: { report: Report; fileName: () => string }) => {
  const [copied, setCopied] = useState<{ report: Report; how: 'copied' | 'by hand' } | null>(null)
  const how = copied?.report === report ? copied.how : null
  const text = reportText(report)
  const copy = () =>
    writeClipboard(text).then(
      () => setCopied({ report, how: 'copied' }),
      () => setCopied({ report, how: 'by hand' }),
    )
  return (
    <div data-print="hide" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={() => void copy()}>
          Copy as text
        </Button>
        <Button
          size="sm"
          // Without the mark at its beginning Excel takes it for another encoding.
          onClick={() => saveFile(`${fileName()}.csv`, `\uFEFF${reportCsv(report)}`, 'text/csv;charset=utf-8')}
        >
          Download CSV
        </Button>
        <Button size="sm" onClick={() => window.print()}>
          Print
        </Button>
        <span role="status" className="text-sm text-ink-muted">
          {how === 'copied' && 'Copied'}
        </span>
      </div>
      {how === 'by hand' && (
        <div>
          <label htmlFor="analytics-text" className="mb-1.5 block text-ui font-semibold">
            The clipboard is out of reach: copy from here
          </label>
          <TextArea id="analytics-text" readOnly rows={8} value={text} />
        </div>
      )}
    </div>
  )
}
