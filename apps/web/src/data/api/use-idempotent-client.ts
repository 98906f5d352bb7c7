import { useQueryClient } from '@tanstack/react-query'
import { type Client, createIdempotentClient } from '@waymark/api-client/client'
import { useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { apiOf } from './api.ts'

/** A client for a dialog: a call made again after its answer was lost is carried out once while the dialog is open. */
export function useIdempotentClient(): Client {
  const queries = useQueryClient()
  const [client] = useState(() => createIdempotentClient(apiOf(queries), randomId))
  return client
}
