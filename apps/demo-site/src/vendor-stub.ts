const VENDOR = /^https:\/\/[\w.-]+\//

/**
 * The script that is served in place of a vendor's: it records that it was loaded, and takes over the
 * queues that vendors leave on the page, so that every call is recorded.
 */
export function vendorStub(address: string): string {
  const safe = VENDOR.test(address) ? address : 'unknown'
  return `(function () {
  var address = ${JSON.stringify(safe).replaceAll('<', '\\u003c')};
  var shop = window.northwindVendorStubs;
  if (shop) shop.loaded(address);
})();\n`
}
