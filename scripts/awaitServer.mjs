/** Waits until an address answers 200: node scripts/awaitServer.mjs <url> <seconds> */
const [url, seconds] = process.argv.slice(2);
const deadline = Date.now() + Number(seconds) * 1000;

async function answers() {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

while (!(await answers())) {
  if (Date.now() > deadline) throw new Error(`${url} did not answer within ${seconds} seconds.`);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
