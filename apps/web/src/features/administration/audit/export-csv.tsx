import { useMutation, useQueryClient } from '@tanstack/react-query'
import { audit } from '@waymark/api-client/endpoints'
import { msg } from '@waymark/domain/message'
import { dayOf } from '@waymark/forms/models/api-client'
import { Button } from '@waymark/ui/controls'
import { saveFile } from '#browser/save-file.ts'
import { callEndpoint } from '#data/api/endpoint-query.ts'
import type { AuditFilter } from '#data/audit.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'

const EXPORT = msg('audit.export', 'Export CSV')

/** The byte order mark by which spreadsheets read a file as UTF-8. */
const MARK = '\uFEFF'

/** Saves all entries that the filters leave as a file, those of the other pages, too. */
export function ExportCsv({ filter }: { filter: AuditFilter }) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const toasts = useToasts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callEndpoint(queries, audit.csv, { query: filter }),
    onSuccess: (text) => {
      saveFile(`audit-log-${dayOf(new Date())}.csv`, MARK + text, 'text/csv;charset=utf-8')
      toasts.done('export-audit')
    },
    onError: (error) => toasts.failed('export-audit', error),
  })
  return (
    <Button icon="download" pending={isPending} onPress={() => mutate()}>
      {t(EXPORT)}
    </Button>
  )
}
