# Runs the blocks one after the other inside the machine; the first that fails ends it.
mkdir -p /guide/output
for block in /guide/blocks/*.sh; do
  name=$(basename "$block" .sh)
  code=0
  bash "$block" >"/guide/output/$name" 2>&1 </dev/null || code=$?
  echo "$name $code" >>/guide/results
  if [ "$code" != 0 ]; then
    journalctl --unit waymark --no-pager --lines 30 >>"/guide/output/$name" 2>&1
    exit 1
  fi
done
