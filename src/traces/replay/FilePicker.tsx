import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useRef, useState, type PropsWithChildren } from 'react';

interface FilePickerProps {
  readonly label: string;
  /** What the file is, for assistive technology. */
  readonly fileLabel: string;
  readonly variant: 'contained' | 'outlined';
  readonly onFile: (file: File) => void;
}

export function FilePicker({ label, fileLabel, variant, onFile }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        color={variant === 'contained' ? 'primary' : 'secondary'}
        startIcon={<UploadFile />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <InputBase
        type="file"
        inputRef={input}
        onChange={({ target }) => {
          const file = input.current?.files?.[0];
          // The same file can be chosen again, such as after it has been corrected.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
        slotProps={{
          input: { accept: '.json,application/json', 'aria-label': fileLabel, tabIndex: -1 },
        }}
        sx={{ display: 'none' }}
      />
    </>
  );
}

export function DropArea({ onFile, children }: PropsWithChildren<Pick<FilePickerProps, 'onFile'>>) {
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (event.currentTarget === event.target) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file !== undefined) onFile(file);
      }}
      sx={{
        minHeight: '100dvh',
        outline: isOver ? '3px solid' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: '-3px',
      }}
    >
      {children}
    </Box>
  );
}
