/** The path of a report of the analytics module; `{appId}` stands for the website. */
export const report = (name: 'content-performance' | 'custom-events' | 'downloads' | 'outlinks') =>
  `/analytics/#/{appId}/reports/${name}`
