-- Posts BODY from the environment, and prints what wrk measured as one line of JSON.
wrk.method = 'POST'
wrk.headers['content-type'] = 'application/json'
wrk.body = os.getenv('BODY')
local token = os.getenv('TOKEN')
if token then wrk.headers['authorization'] = 'Bearer ' .. token end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
