/** Waits until a URL responds successfully: node scripts/awaitServer.mjs <url> <seconds> */
const [url, seconds] = process.argv.slice(2);
const deadline = Date.now() + Number(seconds) * 1000;

async function isReady() {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

while (!(await isReady())) {
  if (Date.now() > deadline) throw new Error(`${url} did not respond within ${seconds} seconds.`);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
