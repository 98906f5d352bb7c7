import { session } from '@waymark/api-client/endpoints'

/** The address that ends the session and leads to the sign-in page. */
export const LOG_OUT = session.logOut.path
