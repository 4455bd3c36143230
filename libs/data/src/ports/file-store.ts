/** A running transfer. */
export interface UploadTask {
  readonly pause: () => void;
  readonly resume: () => void;
}

export interface FileUpload {
  readonly contentType: string;
  /** Uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Called once the transfer has begun; pauses and resumes it. */
  readonly onTask?: (task: UploadTask) => void;
  /** Cancels the upload, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/** Upload interface without SDK types, so that no other module imports the SDK. */
export interface FileStore {
  /** Uploads a file in chunks and resumes after a lost connection. Throws AppError. */
  upload(name: string, file: Blob, upload: FileUpload): Promise<void>;
  /** Reads a whole file. Throws AppError. */
  download(name: string): Promise<Blob>;
}
