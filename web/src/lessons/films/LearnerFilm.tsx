// A video of a lesson for its learner: resumes at the last position and records what is watched.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { pictureInWidth } from '../../ui/index.ts';
import { FilmPlayer } from './FilmPlayer.tsx';
import { usePlaybackReports } from './usePlaybackReports.ts';
import type { FilmProgress } from './watchFilm.ts';
import type { LearnerFilm_block$key } from '../../__generated__/LearnerFilm_block.graphql.ts';

export function LearnerFilm({
  block: key,
  onProgress,
  onLeave,
}: {
  block: LearnerFilm_block$key;
  onProgress: (shown: FilmProgress) => void;
  onLeave: (shown: FilmProgress) => void;
}) {
  const block = useFragment<LearnerFilm_block$key>(
    graphql`
      fragment LearnerFilm_block on LearnerBlock {
        id
        databaseId
        title
        address
        media {
          file {
            fileName
            url
            streamUrl
            poster {
              url
            }
          }
        }
        captions {
          url
        }
        position
        transcript @catch(to: NULL) {
          start
          end
          text
        }
      }
    `,
    key,
  );
  const of = { filmId: block.id, blockId: block.databaseId };
  const watching = usePlaybackReports(
    (message) => onProgress({ ...message, ...of }),
    (message) => onLeave({ ...message, ...of }),
  );
  const { transcript } = block;
  const said = useMemo(
    () => transcript?.map(({ start, end, text }) => ({ start, end, text })) ?? [],
    [transcript],
  );
  const file = block.media?.[0]?.file;
  return (
    <FilmPlayer
      title={block.title ?? file?.fileName ?? 'Видео'}
      file={
        file
          ? {
              url: file.url,
              poster: file.poster ? pictureInWidth(file.poster.url, 960) : null,
              stream: file.streamUrl ?? null,
            }
          : null
      }
      address={block.address ?? null}
      captions={block.captions?.url ?? null}
      transcript={said}
      resumeAt={block.position ?? 0}
      events={watching}
    />
  );
}
