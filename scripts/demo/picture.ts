import { writeFileSync } from 'node:fs';
import type { CdpSession } from '../../tests/harness/cdp';
import type { PlainChromium } from '../../tests/harness/plain-chromium';

/** Without a window the panel and the page are painted apart: this puts both into one picture, as the window would show them. */
export async function pictureSideBySide(
  chromium: PlainChromium,
  tab: string,
  panel: CdpSession,
  path: string,
): Promise<void> {
  const page = await chromium.browser.attach(tab);
  const height = 800;
  await page.send('Emulation.setDeviceMetricsOverride', { width: 1000, height, deviceScaleFactor: 1, mobile: false });
  await panel.send('Emulation.setDeviceMetricsOverride', { width: 400, height, deviceScaleFactor: 1, mobile: false });
  const left = await capture(page);
  const right = await capture(panel);
  const html = `<body style="margin:0;display:flex;gap:1px;background:#999"><img src="${left}"><img src="${right}"></body>`;
  const { targetId } = await chromium.browser.send('Target.createTarget', { url: 'about:blank' });
  const sheet = await chromium.browser.attach(targetId);
  await sheet.send('Emulation.setDeviceMetricsOverride', { width: 1401, height, deviceScaleFactor: 1, mobile: false });
  await sheet.evaluate(`document.write(${JSON.stringify(html)}); document.close();
    Promise.all([...document.images].map((image) => image.decode()))`);
  writeFileSync(path, Buffer.from((await capture(sheet)).split(',')[1] ?? '', 'base64'));
}

/** What was given another size is drawn in it a moment later. A page that is not in front draws nothing: it is not waited for. */
const drawn = `Promise.race([
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  new Promise((resolve) => setTimeout(resolve, 500)),
])`;

async function capture(session: CdpSession): Promise<string> {
  await session.evaluate(drawn);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
  return `data:image/png;base64,${data}`;
}
