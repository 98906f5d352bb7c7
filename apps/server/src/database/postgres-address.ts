/**
 * What the product relies on in a session, and what the server, the database or the role may set otherwise: how dates are
 * written, what a transaction sees, and where the tables are. Lists take milliseconds; compiling their plans, which Postgres
 * takes to be costly, takes a hundred.
 */
const SESSION = String.raw`-c datestyle=ISO -c default_transaction_isolation=read\ committed -c search_path=public -c jit=off`

/** How the driver connects to an address, with the session that the product needs. Other `options` of the address stay. */
export function connectionTo(address: string): { connectionString: string; options: string } {
  const [base, query] = address.split(/\?(.*)/u)
  const parameters = new URLSearchParams(query)
  const own = parameters.get('options')
  if (own === null) return { connectionString: address, options: SESSION }
  // The driver would take them in place of those beside the address.
  parameters.delete('options')
  return { connectionString: `${base}?${parameters}`, options: `${own} ${SESSION}` }
}

/** The address of a Postgres database without user and password; undefined for any other text. */
export function publicAddress(text: string): string | undefined {
  // Without a host behind the user, as in postgres://user@/name?host=/socket, it is an address for the driver, but no URL.
  const url = URL.parse(text) ?? URL.parse(text.replace(/\/\/[^/@]*@\/(?![^?]*@)/u, '///'))
  if (!url || !/^postgres(?:ql)?:$/u.test(url.protocol)) return undefined
  return `${url.protocol}//${url.host}${url.pathname}`
}
