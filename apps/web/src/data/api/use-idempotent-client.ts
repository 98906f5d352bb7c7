import { useQueryClient } from '@tanstack/react-query'
import { type Client, createIdempotentClient } from '@waymark/api-client/client'
import { useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { apiOf } from './api.ts'

/** A client for calls that must not be carried out twice: one made again after its answer was lost is carried out once. */
export function useIdempotentClient(): Client {
  const queries = useQueryClient()
  const [client] = useState(() => createIdempotentClient(apiOf(queries), randomId))
  return client
}
