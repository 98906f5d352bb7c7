/** A drawer that lists the vendor calls and addresses of this page's tags. */
export function showActivity(): void {
  const place = document.querySelector<HTMLElement>('[data-activity]')
  const vendorStubs = window.northwindVendorStubs
  if (!place || !vendorStubs) return
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  const list = document.createElement('ol')
  list.id = 'activity-list'
  details.append(summary, list)
  place.append(details)
  const show = () => {
    summary.textContent = `Calls of tags: ${vendorStubs.calls.length}, addresses asked for: ${vendorStubs.loads.length}`
    list.replaceChildren(
      ...vendorStubs.loads.map((address) =>
        Object.assign(document.createElement('li'), { textContent: address, className: 'load' }),
      ),
      ...vendorStubs.calls.map(({ vendor, args }) =>
        Object.assign(document.createElement('li'), {
          textContent: `${vendor}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
        }),
      ),
    )
  }
  vendorStubs.onChange(show)
  show()
}
