/**
 * @generated SignedSource<<9bbe536a414f41bf8a743f8f7f6f149e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCourseMoves_courses$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly folderCourse: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "useCourseMoves_courses";
}>;
export type useCourseMoves_courses$key = ReadonlyArray<{
  readonly " $data"?: useCourseMoves_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCourseMoves_courses">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useCourseMoves_courses",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFolder",
      "kind": "LinkedField",
      "name": "folderCourse",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "0210fa87a9e6a031aecf6062039e347b";

export default node;
