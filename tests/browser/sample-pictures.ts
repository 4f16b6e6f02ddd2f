/** Runs in the panel's page: keeps two drawn pictures, a page and the same page under a dialog, for each journal entry. */
export async function putSamplePictures(entries: { runId: string; seq: number }[]): Promise<void> {
  const box = (
    context: OffscreenCanvasRenderingContext2D | null,
    color: string,
    place: [number, number, number, number],
  ) => {
    if (!context) return;
    context.fillStyle = color;
    context.fillRect(...place);
  };
  const draw = async (hasDialog: boolean) => {
    const canvas = new OffscreenCanvas(640, 400);
    const context = canvas.getContext('2d');
    box(context, '#f4f4f4', [0, 0, 640, 400]);
    box(context, '#2b6cb0', [0, 0, 640, 36]);
    for (let row = 0; row < 6; row += 1) box(context, '#ffffff', [20, 60 + row * 56, 220, 46]);
    box(context, '#ffffff', [260, 60, 360, 320]);
    if (hasDialog) {
      box(context, '#00000066', [0, 0, 640, 400]);
      box(context, '#ffffff', [150, 60, 340, 290]);
      box(context, '#2b6cb0', [360, 305, 110, 28]);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return new Uint8Array(await blob.arrayBuffer());
  };
  const [before, after] = [await draw(false), await draw(true)];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('jobtrail');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = database.transaction('pictures', 'readwrite');
  for (const entry of entries) transaction.objectStore('pictures').put({ ...entry, before, after });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
