/**
 * @generated SignedSource<<01fe84bd5f334d74bbed5bebac8016c7>>
 * @relayHash d796f86153f23ec6ba19d7ff20cae438
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03b59a6ed9de1e8bff2fd9729de74e62708af5c11ab5b35e8cff2633f17b26be

import type { ConcreteRequest } from 'relay-runtime';
export type BlockLayerType = "CATEGORY" | "LAYER";
export type MoveCourseContentInput = {
  behindLayerId?: string | null | undefined;
  behindLessonId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  intoLayerId?: number | null | undefined;
  layerIds?: ReadonlyArray<string> | null | undefined;
  lessonIds?: ReadonlyArray<string> | null | undefined;
};
export type useContentMovesMutation$variables = {
  input: MoveCourseContentInput;
};
export type useContentMovesMutation$data = {
  readonly moveCourseContent: {
    readonly layers: ReadonlyArray<{
      readonly id: string;
      readonly parentLayerId: number | null | undefined;
      readonly sortOrder: number;
      readonly type: BlockLayerType;
    }>;
    readonly lessons: ReadonlyArray<{
      readonly id: string;
      readonly layerId: number | null | undefined;
      readonly sort: number | null | undefined;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useContentMovesMutation = {
  response: useContentMovesMutation$data;
  variables: useContentMovesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MoveCourseContentPayload",
    "kind": "LinkedField",
    "name": "moveCourseContent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BlockLayer",
        "kind": "LinkedField",
        "name": "layers",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "parentLayerId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sortOrder",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "lessons",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "layerId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sort",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useContentMovesMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContentMovesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "03b59a6ed9de1e8bff2fd9729de74e62708af5c11ab5b35e8cff2633f17b26be",
    "metadata": {},
    "name": "useContentMovesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3303cb14d2921a4c4dc1a75ba6b17d7c";

export default node;
