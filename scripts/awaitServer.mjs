/** Waits until a health check responds successfully and the library is loaded: node scripts/awaitServer.mjs <url> <seconds> */
const [url, seconds] = process.argv.slice(2);
const deadline = Date.now() + Number(seconds) * 1000;

async function isReady() {
  try {
    const response = await fetch(url);
    const { library } = await response.json();
    if (library?.state === 'failed') throw new Error('Loading the library failed. Read the log of the server.');
    return response.ok && library?.state !== 'loading';
  } catch (failure) {
    if (failure.message.startsWith('Loading')) throw failure;
    return false;
  }
}

while (!(await isReady())) {
  if (Date.now() > deadline) throw new Error(`${url} was not ready within ${seconds} seconds.`);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
