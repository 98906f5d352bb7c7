/** The media type of JSON:API bodies. */
export const JSON_API = 'application/vnd.api+json'
