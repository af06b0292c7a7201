/**
 * @generated SignedSource<<e86d23124d906a86c274a9fb9583dac6>>
 * @relayHash 18da2d7091b63f69b32bf9edd46684d6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13065c0bb93bab3afa9a403b4460f1c2ab9c7a50c8f873532c4b825461a43a0e

import type { ConcreteRequest } from 'relay-runtime';
export type OrderFilmTranscriptInput = {
  blockId: number;
  clientMutationId?: string | null | undefined;
  courseId: string;
  lessonId: string;
};
export type FilmTextMutation$variables = {
  input: OrderFilmTranscriptInput;
};
export type FilmTextMutation$data = {
  readonly orderFilmTranscript: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type FilmTextMutation = {
  response: FilmTextMutation$data;
  variables: FilmTextMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "OrderFilmTranscriptPayload",
    "kind": "LinkedField",
    "name": "orderFilmTranscript",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "FilmTextMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FilmTextMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "13065c0bb93bab3afa9a403b4460f1c2ab9c7a50c8f873532c4b825461a43a0e",
    "metadata": {},
    "name": "FilmTextMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c443540dcd5a7dc6317d6bf165e63771";

export default node;
