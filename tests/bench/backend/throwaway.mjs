// The reference that the server is measured against in the same run: the REST interface on one page, without checks,
// logs or limits of its own, over the same migrations. Started by bench.ts with DATA (a PGlite cluster) or
// DATABASE_URL.
import http from 'node:http'

const key = process.env.SUPABASE_PUBLISHABLE_KEY
let transaction
if (process.env.DATABASE_URL) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
  transaction = async (work) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work((text, values) => client.query(text, values))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
} else {
  const { PGlite } = await import('@electric-sql/pglite')
  const database = await PGlite.create({ dataDir: process.env.DATA })
  transaction = (work) => database.transaction((inner) => work((text, values) => inner.query(text, values)))
}
const setup = `select set_config('role', 'anon', true), set_config('request.headers', $1, true),
  set_config('request.path', $2, true), set_config('request.method', 'POST', true),
  set_config('request.jwt.claims', '{"role":"anon"}', true),
  -- As our own server says it: else the database counts what is let through, and refuses it.
  set_config('citence.counted', 'yes', true)`
const types = {
  p_name: 'text',
  p_email: 'text',
  p_phone: 'text',
  p_company: 'text',
  p_message: 'text',
  p_language: 'text',
  p_utm_data: 'jsonb',
}

const server = http.createServer(async (request, response) => {
  const end = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }
  const parts = []
  for await (const part of request) parts.push(part)
  if (request.headers.apikey !== key) return end(401, { message: 'Invalid API key' })
  const body = JSON.parse(Buffer.concat(parts).toString())
  const headers = JSON.stringify({ ...request.headers, 'x-client-address': request.headers['x-forwarded-for'] })
  try {
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(request.url) ?? []
    if (name) {
      const given = Object.keys(body)
      const { rows } = await transaction(async (query) => {
        await query(setup, [headers, `/rpc/${name}`])
        const typed = given.map((argument) => `${argument} ${types[argument]}`)
        const passed = given.map((argument) => `${argument} => _.${argument}`)
        return query(`select public.${name}(${passed}) as reply from json_to_record($1::json) as _(${typed})`, [
          JSON.stringify(body),
        ])
      })
      return end(200, rows[0].reply)
    }
    const rows = Array.isArray(body) ? body : [body]
    const columns = Object.keys(rows[0])
    await transaction(async (query) => {
      await query(setup, [headers, '/analytics_events'])
      const from = 'json_populate_recordset(null::public.analytics_events, $1::json)'
      return query(`insert into public.analytics_events (${columns}) select ${columns} from ${from}`, [
        JSON.stringify(rows),
      ])
    })
    end(201)
  } catch (error) {
    end(500, { code: error.code, message: error.message })
  }
})
server.listen(0, '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${server.address().port}`))
process.once('SIGTERM', () => process.exit(0))
