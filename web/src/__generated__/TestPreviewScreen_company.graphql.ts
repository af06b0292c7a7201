/**
 * @generated SignedSource<<7a2c40c5e8ede674024badec3cb4acd5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type TestPreviewScreen_company$data = {
  readonly course: {
    readonly lesson: {
      readonly name: string;
    } | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly test: {
    readonly databaseId: number;
    readonly description: string | null | undefined;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly status: TestStatus | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"PreviewQuestion_question">;
    }> | null | undefined;
    readonly shuffleAnswers: boolean | null | undefined;
    readonly status: TestStatus | null | undefined;
    readonly timer: number | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "TestPreviewScreen_company";
};
export type TestPreviewScreen_company$key = {
  readonly " $data"?: TestPreviewScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestPreviewScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "course"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "lesson"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "test"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestPreviewScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "course"
        }
      ],
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "lesson"
            }
          ],
          "concreteType": "Lesson",
          "kind": "LinkedField",
          "name": "lesson",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "test"
        }
      ],
      "concreteType": "Test",
      "kind": "LinkedField",
      "name": "test",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": "title",
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shuffleAnswers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TestQuestion",
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PreviewQuestion_question"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "b8d2e437f6215b5fb319ceff5c2ed0af";

export default node;
