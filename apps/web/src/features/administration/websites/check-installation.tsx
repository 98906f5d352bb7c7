import { useQuery } from '@tanstack/react-query'
import { browserWindows } from '@waymark/debugger-core/browser'
import { msg } from '@waymark/domain/message'
import type { App } from '@waymark/domain/site'
import { Button, Select } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { useChange } from '#data/api/change.ts'
import { checkInstallation } from '#data/manage-sites.ts'
import { checksAddressesQuery, snippetQuery } from '#data/snippet.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { checkInWindow } from './check-in-window.ts'
import { type InstallationCheckResult, serverResult, windowResult } from './check-texts.ts'
import styles from './websites.module.css'

const M = {
  address: msg('check.address', 'Address to check'),
  search: msg('check.search-address', 'Search addresses'),
  empty: msg('check.no-address', 'No address matches'),
  none: msg('check.no-addresses', 'Add an address and save it to check the installation.'),
  inWindow: msg('check.in-window', 'Check in a window'),
  byServer: msg('check.by-server', 'Let the server check'),
  waiting: msg('check.waiting', 'Waiting for the container in the other window'),
}

/** Checks whether a page of a website has the installation code: in a window, and by the server where its operator allows it. */
export function CheckInstallation({ website }: { website: App }) {
  const { t } = useI18n()
  const { urls } = website.attributes
  const { data: byServer } = useQuery(checksAddressesQuery(website.id))
  const [chosen, setChosen] = useState<string>()
  const [first] = urls
  const address = chosen !== undefined && urls.includes(chosen) ? chosen : first
  const { result, running, inWindow, onServer } = useCheck(website.id)
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result) status.current?.scrollIntoView({ block: 'nearest' })
  }, [result])
  if (address === undefined) return <p className="t-caption">{t(M.none)}</p>
  return (
    <div className={styles.check}>
      {urls.length > 1 && (
        <Select
          aria-label={t(M.address)}
          value={address}
          onChange={setChosen}
          options={urls.map((url) => ({ value: url, label: url }))}
          searchLabel={t(M.search)}
          emptyText={t(M.empty)}
        />
      )}
      <div className={styles.buttons}>
        <Button icon="external" pending={running === 'window'} onPress={() => inWindow(address)}>
          {t(M.inWindow)}
        </Button>
        {byServer && (
          <Button icon="globe" pending={running === 'server'} onPress={() => onServer(address)}>
            {t(M.byServer)}
          </Button>
        )}
      </div>
      <div ref={status} role="status">
        {running === 'window' && <p className="t-caption">{t(M.waiting)}</p>}
        {result && (
          <Note tone={result.tone}>{result.sentences.map(({ message, values }) => t(message, values)).join(' ')}</Note>
        )}
      </div>
    </div>
  )
}

/** Runs one check at a time; leaving the panel ends the one in a window. */
function useCheck(appId: string) {
  const toasts = useToasts()
  const change = useChange(checkInstallation)
  const { data: code = '' } = useQuery(snippetQuery(appId))
  const [result, setResult] = useState<InstallationCheckResult>()
  const [running, setRunning] = useState<'window' | 'server'>()
  const left = useRef(new AbortController())
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])
  const run = async (kind: 'window' | 'server', check: () => Promise<InstallationCheckResult>) => {
    if (running) return
    setRunning(kind)
    setResult(undefined)
    try {
      setResult(await check())
    } catch (error) {
      toasts.failed('check-installation', error)
    } finally {
      setRunning(undefined)
    }
  }
  const inWindow = (address: string) =>
    run('window', async () => {
      const call = { appId, address, sessionId: randomId() }
      return windowResult(await checkInWindow(call, browserWindows(window), left.current.signal))
    })
  const onServer = (url: string) =>
    run('server', async () => {
      const body = { data: { type: 'installation_check', attributes: { url } } } as const
      const { data } = await change.mutateAsync({ params: { appId }, body })
      return serverResult(data, /https?:\/\/[^/'"]+(?=\/containers\/)/.exec(code)?.[0] ?? '')
    })
  return {
    result,
    running,
    inWindow: (address: string) => void inWindow(address),
    onServer: (url: string) => void onServer(url),
  }
}
