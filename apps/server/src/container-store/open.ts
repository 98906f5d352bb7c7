import type { StoreAddress } from '#settings-store.ts'
import { openFolderStore } from './folder.ts'
import { type ContainerStore, StoreUnavailable } from './store.ts'

/** The store at an address. Nothing is read or written yet. The client of S3 is loaded only where one is configured. */
export async function openContainerStore(address: StoreAddress | undefined): Promise<ContainerStore | undefined> {
  if (!address) return undefined
  if (address.kind === 'folder') return explained(openFolderStore(address))
  const { openBucketStore } = await import('./bucket.ts')
  return explained(openBucketStore(address))
}

/** A store whose errors name the store. */
function explained(store: ContainerStore): ContainerStore {
  const explain = (error: unknown): never => {
    throw new StoreUnavailable(store.name, error)
  }
  return {
    name: store.name,
    forms: store.forms,
    put: (path, bytes, headers) => store.put(path, bytes, headers).catch(explain),
    get: (path) => store.get(path).catch(explain),
    list: (prefix) => store.list(prefix).catch(explain),
    remove: (paths) => store.remove(paths).catch(explain),
  }
}
