import {
  type CreateMcpHandlerOptions,
  createMcpHandler,
  isLegacyRequest,
  type McpServerFactory,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

export type McpFetch = (request: Request, message: unknown) => Promise<Response>;

/**
 * Serves messages over Streamable HTTP without sessions, each with a server of its own: those of revision 2026-07-28, and
 * those of clients of 2025, which get JSON too. `message` is the parsed body of the request.
 */
export function serveMcp(createServer: McpServerFactory, options: CreateMcpHandlerOptions = {}): McpFetch {
  const current = createMcpHandler(createServer, { legacy: 'reject', keepAliveMs: 0, ...options });
  return async (request, message) => {
    if (!(await isLegacyRequest(request, message))) return current.fetch(request, { parsedBody: message });
    const server = await createServer({ era: 'legacy', requestInfo: request });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    const response = await transport.handleRequest(request, { parsedBody: message });
    // The response is complete: it is JSON.
    await server.close();
    return response;
  };
}
