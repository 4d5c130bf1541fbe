import { CodeTabs } from '../parts/CodeCard';

/** The configuration with which desktop clients connect to this server. */
export function McpSetup() {
  const { origin } = window.location;
  const headers = { 'X-API-Key': 'alm_your_key' };
  const env = { ALMANAC_BASE_URL: origin, ALMANAC_API_KEY: 'alm_your_key' };
  const args = ['--yes', '--package', '/path/to/almanac-sdk-1.0.0.tgz', 'almanac-mcp'];
  const snippets = {
    HTTP: formatConfiguration({ type: 'http', url: `${origin}/mcp`, headers }),
    Program: formatConfiguration({ command: 'npx', args, env }),
  };
  return (
    <section class="card">
      <CodeTabs snippets={snippets} heading={<h3>Connect a client</h3>} />
      <p class="fine">
        Clients that send headers use the address {origin}/mcp. Others start the program almanac-mcp of the SDK.
      </p>
    </section>
  );
}

function formatConfiguration(server: object): string {
  return JSON.stringify({ mcpServers: { almanac: server } }, null, 2);
}
